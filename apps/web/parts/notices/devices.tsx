// Browsers that show notices while no page is open: this one can be added.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "../../api/browser.ts";
import { subscribeHere } from "./subscribe-here.ts";
import { useSettingsChange } from "./use-settings-change.ts";

export function Devices({ settings }: { settings: NoticeSettings }) {
  const t = useTranslations("notices");
  const [trouble, setTrouble] = useState<"unable" | "denied" | null>(null);
  const add = useSettingsChange(api.addDevice);
  const remove = useSettingsChange(api.removeDevice);
  const wrong = add.wrong ?? remove.wrong;
  const subscribe = async () => {
    const device = await subscribeHere(settings.pushKey);
    setTrouble(typeof device === "string" ? device : null);
    if (typeof device !== "string") add.change(device);
  };
  return (
    <>
      <p>{t("devices.say")}</p>
      {settings.devices.length > 0 && (
        <ul className="tokens">
          {settings.devices.map(({ id, name }) => (
            <li key={id}>
              <b>{name}</b>
              <button
                className="btn"
                type="button"
                disabled={remove.isPending}
                aria-label={t("devices.remove-named", { name })}
                onClick={() => remove.change(id)}
              >
                {t("devices.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(trouble || wrong) && (
        <p className="wrong" role="alert">
          {trouble ? t(`devices.${trouble}`) : wrong}
        </p>
      )}
      <button className="btn" type="button" disabled={add.isPending} onClick={() => void subscribe()}>
        {t("devices.add")}
      </button>
    </>
  );
}
