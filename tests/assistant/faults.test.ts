import { modelFaults } from '../../e2e/services/faults';
import { says } from '../../e2e/services/inference';
import arabicTexts from '../../locales/ar/assistant.json';
import englishTexts from '../../locales/en/assistant.json';
import { fillTexts } from '../../src/assistant/texts';
import { noted } from '../../src/assistant/trace';
import { brandWords } from '../../src/brandWords';
import { storageKeys } from '../../src/storage/keys';
import { arabic, english, scriptServices } from './scriptServices';

const { servers, withBoth } = scriptServices();
const texts = fillTexts(
  { en: englishTexts, ar: arabicTexts },
  { en: brandWords('en'), ar: brandWords('ar') },
);
const questions = {
  en: 'Which services could help a new coffee brand grow in Erbil?',
  ar: 'ما الخدمات التي تساعد علامة قهوة جديدة على النمو؟',
};
const good = { en: english, ar: arabic };
const kinds = { failed: 'trouble', network: 'trouble', refused: 'declined', limited: 'limited' };

const heal = async () => {
  for (const server of Object.values(servers)) {
    server.reset();
    await server.listen();
  }
};

/** What only the assistant's own records show; what a visitor sees of each fault is shown in a browser. */
test.each(
  modelFaults
    .filter(({ holds }) => !holds)
    .map((fault, index) => ({ ...fault, language: index % 2 ? 'ar' : 'en' }) as const),
)(
  '$name of both ($language): told, noted, not kept as an answer, and no second service asked in vain',
  async ({ cause, reads, gateway, inference, language }) => {
    const maya = withBoth();
    const ask = () => maya.ask(questions[language], { pageLanguage: language });
    await cause(servers.gateway);
    await cause(servers.inference);
    const reply = await ask();
    expect(servers.gateway.requests).toHaveLength(gateway);
    // A refusal is for everybody, and what was too long was shortened for all.
    expect(servers.inference.requests).toHaveLength(reads === 'refused' ? 0 : Math.min(inference, 1));
    const { trouble, rateLimited } = texts[language];
    expect(reply).toMatchObject({
      kind: kinds[reads],
      text: reads === 'limited' ? rateLimited.service : trouble[reads],
      language,
    });
    expect(noted(reply.trace, 'attempts')?.length).toBeGreaterThan(0);
    expect(maya.stored(storageKeys.chatCache)).toBeNull();

    await heal();
    servers.gateway.always(says(good[language]));
    expect(await ask()).toMatchObject({ kind: 'answer', text: good[language] });
    expect(servers.gateway.requests).toHaveLength(1);
    const said = maya.assistant.session(maya.sessionId)?.messages ?? [];
    expect(said.filter(({ content }) => content === good[language])).toHaveLength(1);
    await heal();
  },
);
