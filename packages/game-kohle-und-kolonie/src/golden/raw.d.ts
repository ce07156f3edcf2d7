// Golden games are imported as text by the test runner, so that no file of a pure package needs the types of Node.
declare module "*.ndjson?raw" {
  const text: string;
  export default text;
}
