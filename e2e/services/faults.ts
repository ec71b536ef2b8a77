import {
  breaksOff,
  completionBody,
  drips,
  fails,
  hangs,
  type InferenceServer,
  resets,
  type Scripted,
  says,
  saysBody,
  sendsBrokenJson,
  sendsHtml,
} from './inference';

/** The statuses that services fail with; each of them is one fault of every service. */
const statuses = [400, 401, 402, 403, 404, 408, 409, 413, 422, 429, 498, 500, 502, 503, 504] as const;

export interface ModelFault {
  name: string;
  cause: (service: InferenceServer) => unknown;
  /** What the visitor reads when every service has it. */
  reads: 'failed' | 'network' | 'refused' | 'limited';
  /** Requests to a service that is the first to be asked: one for each model, unless the failure is the service's. */
  gateway: number;
  inference: number;
  /** Nothing comes, and each request is given up after its 20 seconds. */
  holds?: true;
}

const answering = (name: string, answer: Scripted, over: Partial<ModelFault> = {}): ModelFault => ({
  name,
  cause: (service) => service.always(answer),
  reads: 'failed',
  gateway: 4,
  inference: 1,
  ...over,
});

/** Where a status is more than a reason to ask the next model. */
const special: Partial<Record<(typeof statuses)[number], Partial<ModelFault>>> = {
  401: { gateway: 1 },
  402: { gateway: 1 },
  // Once more without the conversation, and once in a turn.
  413: { gateway: 5, inference: 2 },
  429: { reads: 'limited' },
};

/** Every way in which a service of models goes wrong. */
export const modelFaults: ModelFault[] = [
  answering('no connection', hangs(), {
    cause: (service) => service.leave(),
    reads: 'network',
    gateway: 0,
    inference: 0,
  }),
  answering('a reset', resets(), { reads: 'network', gateway: 1 }),
  answering('a reset in the middle of the body', breaksOff()),
  // Two of the gateway's models get their 20 seconds: what is left of the turn is the second service's.
  answering('no answer', hangs(), { gateway: 2, holds: true }),
  answering('an answer drop by drop', drips(), { gateway: 2, holds: true }),
  ...statuses.map((status) => answering(`${status}`, fails(status), special[status])),
  answering('429 with Retry-After', fails(429, { message: 'busy' }, { 'retry-after': '17' }), {
    reads: 'limited',
  }),
  answering('403 for the content', fails(403, { message: 'flagged', metadata: { reasons: ['violence'] } }), {
    reads: 'refused',
    gateway: 1,
    inference: 1,
  }),
  answering('200 with an error', saysBody({ error: { code: 500, message: 'Provider returned error' } })),
  answering('200 with HTML', sendsHtml()),
  answering('200 with broken JSON', sendsBrokenJson()),
  answering('200 with nothing', sendsBrokenJson('')),
  answering('200 with five megabytes', says('grow '.repeat(1_000_000))),
  answering(
    '200 with thoughts alone',
    saysBody(
      completionBody('m', { choice: { finish_reason: 'stop', message: { content: null, reasoning: 'Hm' } } }),
    ),
  ),
];

export interface MailFault {
  name: string;
  /** Undefined: nobody listens. */
  answer: Scripted | undefined;
  /** Nothing comes, and the visitor is told after 15 seconds. */
  holds?: true;
}

/** Every way in which the mail service goes wrong. A 200 without a word is none: its status is its word. */
export const mailFaults: MailFault[] = [
  { name: 'no connection', answer: undefined },
  { name: 'a reset', answer: resets() },
  { name: 'a reset in the middle of the body', answer: breaksOff() },
  { name: 'no answer', answer: hangs(), holds: true },
  { name: 'an answer drop by drop', answer: drips(), holds: true },
  ...statuses.map((status) => ({ name: `${status}`, answer: fails(status) })),
  { name: '429 with Retry-After', answer: fails(429, { message: 'busy' }, { 'retry-after': '17' }) },
  { name: '200 with an error', answer: saysBody({ error: 'quota' }) },
  { name: '200 with HTML', answer: sendsHtml() },
  { name: '200 with broken JSON', answer: sendsBrokenJson() },
  { name: '200 with five megabytes', answer: saysBody('grow '.repeat(1_000_000)) },
];
