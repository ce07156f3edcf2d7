// The works in the evening, behind the top of a page.
import { Colony, Skyline } from "@pithead/drawings/scenery";

export function Yard() {
  return (
    <div className="yardview" aria-hidden="true">
      <Skyline />
      <Colony />
    </div>
  );
}
