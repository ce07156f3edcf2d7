// Tests of the database run on a real Postgres.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "db", globalSetup: ["./src/testing/global-setup.ts"] } });
