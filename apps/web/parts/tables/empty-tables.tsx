// Open tables while they are on their way.

export function EmptyTables() {
  return (
    <ul className="tables" aria-busy="true">
      <li className="sheet tbl ghost" />
      <li className="sheet tbl ghost" />
    </ul>
  );
}
