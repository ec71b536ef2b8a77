import { useEffect } from 'react';
import { replayEarly } from '../../early';
import { ContactForm } from '../forms/ContactForm';
import { About } from '../sections/About';
import { Advantage } from '../sections/Advantage';
import { Challenge } from '../sections/Challenge';
import { Contact } from '../sections/Contact';
import { Hero } from '../sections/Hero';
import { Process } from '../sections/Process';
import { Services } from '../sections/Services';
import { Work } from '../sections/Work';

interface HomeProps {
  onMeeting: () => void;
}

/** The one page that tells the story, in eight sections. */
export function Home({ onMeeting }: HomeProps) {
  useEffect(() => {
    // After React's own work: what is done again then must find every part awake.
    const woken = setTimeout(() => replayEarly());
    return () => clearTimeout(woken);
  }, []);
  return (
    <>
      <Hero />
      <About />
      <Challenge />
      <Advantage />
      <Process />
      <Services />
      <Work />
      <Contact onMeeting={onMeeting} form={<ContactForm />} />
    </>
  );
}
