import type { TraceNotes } from '../../../src/assistant';
import { type Why, whyOf } from '../../../src/components/inspector/whyOf';
import { answer, createPassage, limiter } from './createTrace';

const attempt = { model: 'm', status: 200, outcome: 'ok', startedAt: 0, duration: 1, tokens: 1 } as const;
const byGateway = [{ ...attempt, service: 'gateway' as const }];
const locally = [{ ...attempt, service: 'embedded' as const }];
const found = {
  considered: [createPassage(1, 0.4, 0)],
  passedOn: ['chunk_1'],
  confidence: 46,
  threshold: 30,
};
const nothing = { considered: [createPassage(1, 0.1, 0)], passedOn: [], confidence: 16, threshold: 30 };
const ended = (kind: TraceNotes['outcome']['kind']) => ({ outcome: { ...answer, kind } });

test.each<[Why, Partial<TraceNotes>]>([
  ['cache', { cache: 'hit', outcome: answer }],
  ['local', { retrieval: found, attempts: locally, outcome: answer }],
  ['localNothing', { retrieval: nothing, attempts: locally, outcome: answer }],
  ['model', { retrieval: found, attempts: byGateway, outcome: answer }],
  ['modelNothing', { retrieval: nothing, attempts: byGateway, outcome: answer }],
  ['local', { retrieval: found, attempts: [...byGateway, ...locally], outcome: answer }],
  [
    'tooPoor',
    { attempts: byGateway, cleanup: { issues: [], isTooPoor: true, isCutShort: false }, outcome: answer },
  ],
  ['meeting', { meeting: true, ...ended('hand_over') }],
  ['callback', { language: 'ckb', ...ended('hand_over') }],
  ['redirect', { language: 'de', ...ended('redirect') }],
  [
    'limitedHere',
    {
      limiter: { ...limiter, allowed: false, limit: 'minute', reason: '', retryAfter: 60 },
      ...ended('limited'),
    },
  ],
  ['limitedThere', { limiter, attempts: byGateway, ...ended('limited') }],
  ['declined', ended('declined')],
  ['trouble', ended('trouble')],
  ['aborted', ended('aborted')],
])('%s', (why, notes) => {
  expect(whyOf(notes)).toBe(why);
});
