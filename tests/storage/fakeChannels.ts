/** Stands in for `BroadcastChannel` between tabs that are one page here: each hears all but itself, at once. */
export function createChannels() {
  const open = new Set<FakeChannel>();
  let told = 0;

  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      told += 1;
      // Tabs that echo each other would never end.
      if (told > 9) return;
      for (const each of [...open]) {
        if (each !== this && each.name === this.name)
          each.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    close() {
      open.delete(this);
    }
  }

  return { BroadcastChannel: FakeChannel, told: () => told, isClosed: () => open.size === 0 };
}
