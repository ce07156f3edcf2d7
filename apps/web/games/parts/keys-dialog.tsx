// Keys and what they do, in a dialog.
"use client";

import { Dialog } from "../../parts/dialog/dialog.tsx";

export interface KeySaid {
  key: string;
  does: string;
}

interface KeysDialogProps {
  title: string;
  keys: readonly KeySaid[];
  onClose: () => void;
}

export function KeysDialog({ title, keys, onClose }: KeysDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="keys">
        <dl>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
