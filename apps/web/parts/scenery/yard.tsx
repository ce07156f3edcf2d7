// The works in the evening, behind the top of a page.
import { Colony } from "./colony.tsx";
import { Skyline } from "./skyline.tsx";

export function Yard() {
  return (
    <div className="yardview" aria-hidden="true">
      <Skyline />
      <Colony />
    </div>
  );
}
