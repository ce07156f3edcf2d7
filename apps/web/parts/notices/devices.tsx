// Browsers that show notices while no page is open: this one can be added.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { account } from "../../api/browser-account.ts";
import { useFaultSaid } from "./fault-said.ts";
import { subscribeHere } from "./subscribe-here.ts";
import { useSettingsChange } from "./use-settings-change.ts";

export function Devices({ settings }: { settings: NoticeSettings }) {
  const t = useTranslations("notices");
  const [trouble, setTrouble] = useState<"unable" | "denied" | null>(null);
  const add = useSettingsChange(account.addDevice);
  const remove = useSettingsChange(account.removeDevice);
  const test = useSettingsChange(account.testDevice);
  const [tried, setTried] = useState<{ id: string; name: string } | null>(null);
  const fault = useFaultSaid();
  const wrong = add.wrong ?? remove.wrong ?? test.wrong;
  const outcomeOf = ({ id, name, error }: NoticeSettings["devices"][number]) => {
    if (error !== null) return <small className="wrong">{t("try.device-failed", { error: fault(error) })}</small>;
    return tried?.id === id && test.isSuccess && <small>{t("try.device-taken", { name })}</small>;
  };
  const isGone = tried !== null && test.isSuccess && !settings.devices.some(({ id }) => id === tried.id);
  const subscribe = async () => {
    const device = await subscribeHere(settings.pushKey);
    setTrouble(typeof device === "string" ? device : null);
    if (typeof device !== "string") add.change(device);
  };
  return (
    <>
      <div role="status">
        <p>{t("devices.say")}</p>
        {isGone && <p>{t("try.device-gone", { name: tried.name })}</p>}
      </div>
      {settings.devices.length > 0 && (
        <ul className="tokens">
          {settings.devices.map(({ id, name, ...device }) => (
            <li key={id}>
              <span role="status">
                <b>{name}</b> {outcomeOf({ id, name, ...device })}
              </span>
              <button
                className="btn"
                type="button"
                disabled={test.isPending}
                aria-label={t("try.device-named", { name })}
                onClick={() => {
                  setTried({ id, name });
                  test.change(id);
                }}
              >
                {t("try.device")}
              </button>
              <button
                className="btn"
                type="button"
                disabled={remove.isPending}
                aria-label={t("devices.remove-named", { name })}
                onClick={() => {
                  setTried(null);
                  remove.change(id);
                }}
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
