import { robotTrapName } from './isRobot';

/** A field off the page for those who fill in everything. Nobody reaches it by key, eye or screen reader. */
export function RobotTrap({ label }: { label: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={robotTrapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
