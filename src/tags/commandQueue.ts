/**
 * What four of the vendors put on the window before their script arrives: a function that remembers commands,
 * and hands them over once the script has hung its own function on it.
 */
export interface CommandQueue {
  (...command: unknown[]): void;
  queue: unknown[][];
  [property: string]: unknown;
}

/**
 * @param handler name under which the vendor's script hangs its function; a vendor without one replaces the
 *   whole queue.
 * @param properties what else the vendor's script looks for.
 */
export function createCommandQueue(
  handler: string | undefined,
  properties: Record<string, unknown> = {},
): CommandQueue {
  const queue: unknown[][] = [];
  const run: CommandQueue = Object.assign(
    (...command: unknown[]) => {
      const handle = handler === undefined ? undefined : run[handler];
      if (typeof handle === 'function') handle.apply(run, command);
      else run.queue.push(command);
    },
    properties,
    { queue },
  );
  return run;
}
