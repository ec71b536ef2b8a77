import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import ar from '../../../locales/ar/forms.json';
import en from '../../../locales/en/forms.json';
import { afterNextFrame } from '../../../src/afterNextFrame';
import { brandWords } from '../../../src/brandWords';
import { forgetAll } from '../../../src/components/eraseDoor';
import type { SiteMail } from '../../../src/components/forms/siteMail';
import { formatNumber, type PageLanguage } from '../../../src/languages';
import type { KeptEnquiry } from '../../../src/mail/kept';
import type { Enquiry } from '../../../src/mail/requests';
import type { MailResult } from '../../../src/mail/send';

/** Presses a button, and waits until the form has said what is wrong. */
export async function pressNamed(user: ReturnType<typeof userEvent.setup>, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name }));
  await act(afterNextFrame);
}

/** Renders a form as the page does, in a language, after as long as a person needs to fill it in. */
export async function renderForm(
  form: ReactNode,
  language: PageLanguage = 'en',
  {
    now = new Date(2030, 2, 14, 12),
    holdsTimers = false,
    /** By field name: the form stands in the page before its script, and this is typed in between. */
    typedEarly = undefined as Record<string, string> | undefined,
  } = {},
) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ns: ['forms'],
    defaultNS: 'forms',
    lng: language,
    resources: { en: { forms: en }, ar: { forms: ar } },
    interpolation: { escapeValue: false, defaultVariables: brandWords(language) },
  });
  i18n.services.formatter?.add('number', (value) => formatNumber(Number(value), language));

  forgetAll();
  // Only the clock stands still, unless the test moves the timers too.
  vi.useFakeTimers({
    toFake: ['Date', ...(holdsTimers ? (['setTimeout', 'clearTimeout'] as const) : [])],
    now,
  });
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (typedEarly) {
    container.innerHTML = renderToString(wrapper({ children: form }));
    for (const [name, value] of Object.entries(typedEarly)) {
      const control = container.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (control) control.value = value;
    }
  }
  const view = render(form, { wrapper, container, hydrate: typedEarly !== undefined });
  if (!holdsTimers) vi.setSystemTime(now.getTime() + 60_000);
  return { user, ...view };
}

/** A site's mail whose answers the test decides; what fails is kept, as the real one keeps it. */
export function createMail(...answers: (MailResult | Promise<MailResult>)[]) {
  const submitted: Enquiry[] = [];
  let kept: KeptEnquiry[] = [];
  const listeners = new Set<() => void>();
  const initialise = vi.fn(async () => {});

  const mail = (): SiteMail => ({
    mailer: { initialise },
    outbox: {
      async submit(enquiry) {
        submitted.push(enquiry);
        kept = [{ enquiry, savedAt: 0, revision: 0, tries: 0 }];
        const result = (await answers.shift()) ?? { ok: true };
        if (result.ok) kept = [];
        return result;
      },
      waiting: () => kept,
      retry: async () => {},
      discard: async () => {},
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start: () => () => {},
    },
  });

  return {
    mail,
    submitted,
    initialise,
    /** A retry has delivered what was kept. */
    deliverKept() {
      kept = [];
      act(() => {
        for (const listener of [...listeners]) listener();
      });
    },
  };
}
