import { expect, test } from 'vitest';
import { requestsMeeting } from '../../../src/assistant/understanding/requestsMeeting';

test.each(["why don't we meet", "why don't you come over", 'why not meet on Tuesday'])(
  '“%s” asks for a meeting',
  (text) => expect(requestsMeeting(text)).toBe(true),
);

test.each(['why dont they come', "why don't they come to us", "why don't people come to us"])(
  '“%s” asks why customers stay away',
  (text) => expect(requestsMeeting(text)).toBe(false),
);
