// The cookies that a request brings.

export function cookiesIn(header: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (header ?? "").split(";").map((cookie): [string, string] => {
      const [name = "", ...value] = cookie.split("=");
      return [name.trim(), value.join("=").trim()];
    }),
  );
}
