// How Next builds and serves the web app.
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { COMPRESSED, compressFiles } from "./compressed-files.ts";

const withMessages = createNextIntlPlugin("./i18n/request.ts");

/** Messages are read on the server (`i18n/ready-messages.ts`): pages carry what formats them, and no reader of ICU messages. */
const ofNextIntl = createRequire(createRequire(import.meta.url).resolve("next-intl"));
const formatsOnly = `./${path.relative(process.cwd(), ofNextIntl.resolve("use-intl/format-message/format-only"))}`;

const isBuilt = process.env.NODE_ENV === "production";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // Each script is compressed by itself and has headers of its own: what every page loads is one, and a table has 9 in place of 21, which is 17 kB less.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 10_000_000, requestCost: 3_000_000 },
  },
  compiler: { runAfterProductionCompile: ({ distDir }) => compressFiles(path.join(distDir, "static")) },
  transpilePackages: [
    "@pithead/contracts",
    "@pithead/db",
    "@pithead/drawings",
    "@pithead/engine",
    "@pithead/game-coal-baron",
    "@pithead/game-kohle-und-kolonie",
    "@pithead/wording",
  ],
  turbopack: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    resolveAlias: { "use-intl/format-message": formatsOnly },
  },
  headers: async () => [
    { source: "/:path((?!api/|_next/static/).*)", headers: pageHeaders() },
    { source: "/_next/static/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    ...(isBuilt ? compressedFiles().map(({ source, has, type }) => ({ source, has, headers: asCompressed(type) })) : []),
  ],
  rewrites: async () => ({
    beforeFiles: isBuilt ? compressedFiles().map(({ source, has, destination }) => ({ source, has, destination })) : [],
    afterFiles: [],
    fallback: [],
  }),
};

/** Scripts and style sheets, sent as the build has compressed them to who understands that: a seventh shorter than what `next start` makes of them. */
function compressedFiles() {
  return COMPRESSED.map(({ ending, type }) => ({
    type,
    source: `/_next/static/chunks/:file([^.]+)\\.${ending}`,
    has: [{ type: "header" as const, key: "accept-encoding", value: "(?:.*[ ,])?br(?:[ ,;].*)?" }],
    destination: `/_next/static/chunks/:file.${ending}.br`,
  }));
}

function asCompressed(type: string): { key: string; value: string }[] {
  return [
    { key: "Content-Encoding", value: "br" },
    { key: "Content-Type", value: type },
    { key: "Vary", value: "Accept-Encoding" },
  ];
}

/** What every page says about itself. The API sets its own headers. */
function pageHeaders(): { key: string; value: string }[] {
  const scripts = process.env.NODE_ENV === "production" ? "'self' 'unsafe-inline'" : "'self' 'unsafe-inline' 'unsafe-eval'";
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [
    { key: "Content-Security-Policy", value: policy.join("; ") },
    { key: "X-Content-Type-Options", value: "nosniff" },
    // Addresses of pages may hold a sign-in token: they stay on this site.
    { key: "Referrer-Policy", value: "same-origin" },
    { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  ];
}

export default withMessages(config);
