// One interface icon. It is always beside words, or in a control that has a name of its own.
import { ICONS, type IconName } from "./icons.ts";

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? "icon icon--s" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
