// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../../locales/ar/inspector.json';
import english from '../../../locales/en/inspector.json';
import services from '../../../locales/en/services.json';
import type { TurnTrace } from '../../../src/assistant';
import { Inspector } from '../../../src/components/inspector/Inspector';
import type { PageLanguage } from '../../../src/languages';
import { createFakeConversation } from '../chat/fakes';
import { answer, createPassage, createTrace, limiter } from './createTrace';

const catalogues = { en: english, ar: arabic };

function show(traces: readonly TurnTrace[], language: PageLanguage = 'en') {
  const words = i18next.createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { inspector: catalogues[language], services } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const { conversation } = createFakeConversation();
  const onClose = vi.fn();
  render(<Inspector onClose={onClose} conversation={{ ...conversation, traces: () => traces }} />, {
    wrapper: ({ children }) => <I18nextProvider i18n={words}>{children}</I18nextProvider>,
  });
  return { onClose };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

const full = createTrace({
  language: 'en',
  intent: 'inquiry',
  meeting: false,
  cache: 'miss',
  limiter: { ...limiter, used: { ...limiter.used, hour: 640 }, warning: 'hour', isNewWarning: true },
  tier: { tier: 'simple', role: 'fast', complexity: 'simple' },
  retrieval: {
    considered: [1, 2, 3, 4, 5, 6].map((id) => createPassage(id, 0.6 / id, id === 1 ? 0.4 : 0)),
    passedOn: ['chunk_1'],
    confidence: 100,
    threshold: 30,
  },
  prompt: { stage: 'awareness', historyItems: 0, characters: 900 },
  attempts: [
    {
      service: 'gateway',
      model: 'fast-model',
      status: 429,
      outcome: 'rate_limited',
      startedAt: 1000,
      duration: 300,
      tokens: null,
    },
    {
      service: 'inference',
      model: 'second-model',
      status: 200,
      outcome: 'ok',
      startedAt: 1300,
      duration: 1500,
      tokens: 40,
    },
  ],
  cleanup: {
    issues: [{ rule: 'role_prefix', before: 'Maya: Hi', after: 'Hi' }],
    isTooPoor: false,
    isCutShort: false,
  },
  moderation: {
    status: 'modified',
    issues: [{ rule: 'identity', before: 'I am an AI.', after: '' }],
    before: 'I am an AI. Thus I plan. Hi',
    after: 'Hi',
  },
  memory: {
    topics: ['pricing'],
    recommendedServices: ['brand-strategy'],
    decisionStage: 'awareness',
    engagementLevel: 'low',
  },
  stored: { memory: true, cache: false, learning: false, analytics: false },
  outcome: answer,
});

test('before the first turn it says what will stand there', () => {
  show([]);
  expect(screen.getByText(english.empty)).toBeVisible();
});

test('a turn is told in its parts: passages with their scores, limits, attempts, checks, what was kept', () => {
  show([full]);
  const knowledge = region(english.passages.title);
  expect(knowledge.getByText('Topic 1').closest('li')).toHaveTextContent(
    /1\.06.*passed on.*cosine similarity 0\.60.*keywords 0\.40.*importance 0\.06/,
  );
  expect(knowledge.getByText('Topic 6')).toBeInTheDocument();
  expect(knowledge.getByText('Topic 2').closest('li')).not.toHaveTextContent('passed on');
  const limits = region(english.limits.title);
  expect(limits.getByText('640 of 800')).toBeVisible();
  expect(limits.getByText('With this message 80% is used: Requests in an hour.')).toBeVisible();
  const [first, second] = region(english.attempts.title).getAllByRole('listitem');
  expect(first).toHaveTextContent(/fast-model.*300 ms.*asked too often · status 429/);
  expect(second).toHaveTextContent(/second-model.*1\.5 sec.*answered · status 200 · tokens 40/);
  const checks = region(english.checks.title);
  expect(checks.getByText(english.rules.identity).closest('li')).toHaveTextContent('Removed: I am an AI.');
  expect(checks.getByText(english.rules.role_prefix)).toBeVisible();
  // What went because of its neighbour shows in the whole reply only.
  expect(checks.getByText(/Thus I plan\./)).toBeVisible();
  expect(region(english.kept.title).getByText('Memory: yes')).toBeVisible();
  expect(region(english.kept.title).getByText('Cache: no')).toBeVisible();
  expect(screen.getByText(/fast-model wrote the reply.*: 1\./)).toHaveTextContent(english.rules.identity);
});

test('what the cache had and the review rejected is told apart from the check of the reply', () => {
  const issues = [{ rule: 'identity', before: 'I am an AI.', after: '' }];
  const rejected = { status: 'rejected', issues, before: 'I am an AI.', after: '' } as const;
  const approved = { status: 'approved', issues: [], before: 'Hi', after: 'Hi' } as const;
  show([createTrace({ cache: 'rejected', recheck: rejected, moderation: approved })]);
  expect(screen.getByText(english.caches.rejected)).toBeVisible();
  const checks = region(english.checks.title);
  expect(checks.getByText(english.checks.recheck)).toBeVisible();
  expect(checks.getByText(english.rules.identity)).toBeVisible();
  expect(checks.getByText(english.checks.approved)).toBeVisible();
});

test('what the learned reviewer stopped is told from what a rule did', () => {
  const before = 'I am an AI. I was born in May. Hi';
  const issues = [
    { rule: 'identity', before: 'I am an AI.', after: '' },
    { rule: 'persona', before: 'I was born in May.', after: '', learned: true as const },
  ];
  show([createTrace({ moderation: { status: 'modified', issues, before, after: 'Hi' } })]);
  const checks = region(english.checks.title);
  expect(checks.getByText(english.rules.persona).closest('li')).toHaveTextContent(english.checks.learned);
  expect(checks.getByText(english.rules.identity).closest('li')).not.toHaveTextContent(
    english.checks.learned,
  );
});

test('a turn that ended early says of each later step that it was not reached', () => {
  show([
    createTrace({ language: 'de', intent: 'unknown', outcome: { ...answer, kind: 'redirect', model: null } }),
  ]);
  expect(screen.getByText(english.passages.unreached)).toBeVisible();
  expect(screen.getByText(english.limits.unreached)).toBeVisible();
  expect(screen.getByText(english.checks.unreached)).toBeVisible();
  expect(screen.getByText(/\(German\)/)).toBeVisible();
});

test('numbers and words are Arabic on an Arabic page', () => {
  show([full], 'ar');
  expect(region(arabic.limits.title).getByText('٦٤٠ من ٨٠٠')).toBeVisible();
  expect(region(arabic.passages.title).getByText('Topic 1').closest('li')).toHaveTextContent(
    `${arabic.passages.cosine} ٠٫٦٠`,
  );
});

test('the newest turn shows, an older one when it is chosen, and both can be copied', async () => {
  const user = userEvent.setup();
  const second = createTrace({ outcome: answer }, { id: 'turn_2', question: 'And where are you?' });
  show([full, second]);
  expect(screen.getByText('And where are you?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn 1: Answered' }));
  expect(screen.getByText('What does SEO cost?')).toBeVisible();

  await user.click(screen.getByRole('button', { name: english.copyTurn }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(full);
  await user.click(screen.getByRole('button', { name: english.copyAll }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual([full, second]);
  expect(screen.getByRole('status')).toHaveTextContent(english.copied);
});

test('it folds to its bar, and closes', async () => {
  const user = userEvent.setup();
  const { onClose } = show([full]);
  await user.click(screen.getByRole('button', { name: english.fold }));
  expect(screen.getByText('What does SEO cost?')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: english.close }));
  expect(onClose).toHaveBeenCalledOnce();
});
