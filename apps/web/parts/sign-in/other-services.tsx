// Signing in through another service, where one is configured.
"use client";

import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";

interface OtherServicesProps {
  services: ("github" | "google")[];
  to: string;
}

export function OtherServices({ services, to }: OtherServicesProps) {
  const t = useTranslations("sign-in");
  return services.map((service) => (
    <button key={service} className="btn btn--wide" type="button" onClick={() => signIn(service, { callbackUrl: to })}>
      {t(`service.${service}`)}
    </button>
  ));
}
