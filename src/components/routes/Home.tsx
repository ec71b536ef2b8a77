import { lazy, type ReactNode, Suspense } from 'react';
import type { SectionId } from '../../content/navigation';
import { About } from '../sections/About';
import { Contact } from '../sections/Contact';
import { Hero } from '../sections/Hero';
import { Services } from '../sections/Services';
import { Work } from '../sections/Work';
import './Home.css';

const Challenge = lazy(() =>
  import('../sections/Challenge').then((module) => ({ default: module.Challenge })),
);
const Advantage = lazy(() =>
  import('../sections/Advantage').then((module) => ({ default: module.Advantage })),
);
const Process = lazy(() => import('../sections/Process').then((module) => ({ default: module.Process })));
const ContactForm = lazy(() =>
  import('../forms/ContactForm').then((module) => ({ default: module.ContactForm })),
);

/** The one page that tells the story, in eight sections. */
export function Home({ onMeeting, onContactSent }: { onMeeting: () => void; onContactSent: () => void }) {
  return (
    <>
      <Hero />
      <About />
      <Late id="challenge">
        <Challenge />
      </Late>
      <Late id="advantage">
        <Advantage />
      </Late>
      <Late id="process">
        <Process />
      </Late>
      <Services />
      <Work />
      <Contact
        onMeeting={onMeeting}
        form={
          <Suspense fallback={<div className="late-form" />}>
            <ContactForm onSent={onContactSent} />
          </Suspense>
        }
      />
    </>
  );
}

/** Holds the place of a section whose code is on its way, so that nothing below it jumps. */
function Late({ id, children }: { id: SectionId; children: ReactNode }) {
  return <Suspense fallback={<section id={id} className={`late late-${id}`} />}>{children}</Suspense>;
}
