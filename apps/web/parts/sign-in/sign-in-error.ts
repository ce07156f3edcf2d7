// What next-auth says went wrong, as one of our own sentences.

export type SignInProblem = "used" | "too-many" | "too-many-guests" | "other-way" | "failed";

/** @param code `error` of the sign-in page's address */
export function signInProblem(code: string): SignInProblem {
  switch (code) {
    case "Verification":
      return "used";
    case "TooManyLinks":
      return "too-many";
    case "TooManyGuests":
      return "too-many-guests";
    case "OAuthAccountNotLinked":
      return "other-way";
    default:
      return "failed";
  }
}

/** @param said an error code, or the address that one is part of */
export function isTooManyLinks(said: string | null | undefined): boolean {
  return said?.includes("TooManyLinks") ?? false;
}
