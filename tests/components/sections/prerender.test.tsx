import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { About } from '../../../src/components/sections/About';
import { Advantage } from '../../../src/components/sections/Advantage';
import { Challenge } from '../../../src/components/sections/Challenge';
import { Hero } from '../../../src/components/sections/Hero';
import { Process } from '../../../src/components/sections/Process';
import { wordsIn } from './renderIn';

const sections = { Hero, About, Challenge, Advantage, Process };

test.each(Object.entries(sections))(
  '%s renders where there is no browser, without style or script',
  async (_, Section) => {
    for (const language of ['en', 'ar'] as const) {
      const words = await wordsIn(language);
      const markup = renderToString(
        <I18nextProvider i18n={words}>
          <Section />
        </I18nextProvider>,
      );
      expect(markup).toMatch(/^<section id="\w+"/);
      expect(markup).not.toMatch(/ style=|<script|\{\{|undefined/);
    }
  },
);
