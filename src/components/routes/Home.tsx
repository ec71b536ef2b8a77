import { memo, type ReactNode, Suspense } from 'react';
import type { SectionId } from '../../content/navigation';
import { lazyPart } from '../lazyPart';
import { About } from '../sections/About';
import { Contact } from '../sections/Contact';
import { Hero } from '../sections/Hero';
import { Services } from '../sections/Services';
import { Work } from '../sections/Work';
import './Home.css';

const Challenge = lazyPart(async () => (await import('../sections/Challenge')).Challenge);
const Advantage = lazyPart(async () => (await import('../sections/Advantage')).Advantage);
const Process = lazyPart(async () => (await import('../sections/Process')).Process);
const ContactForm = lazyPart(async () => (await import('../forms/ContactForm')).ContactForm);

interface HomeProps {
  onMeeting: () => void;
}

/**
 * The one page that tells the story, in eight sections. It stays as it is while another section comes into view:
 * React may throw away what the file holds of a part that changes before its code has come.
 */
export const Home = memo(function Home({ onMeeting }: HomeProps) {
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
            <ContactForm />
          </Suspense>
        }
      />
    </>
  );
});

/** Holds the place of a section whose code is on its way, so that nothing below it jumps. */
function Late({ id, children }: { id: SectionId; children: ReactNode }) {
  return <Suspense fallback={<section id={id} className={`late late-${id}`} />}>{children}</Suspense>;
}
