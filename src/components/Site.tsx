import { memo, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { replayEarly } from '../early';
import { type Page, pageAt } from '../head/page';
import { ChatWidget } from './chat/ChatWidget';
import { openChat } from './chat/chatDoor';
import { toldInChat } from './chat/loadChatCode';
import { useOldRecords } from './chat/useOldRecords';
import { useTabSession } from './chat/useTabSession';
import { openPreferences } from './consent/consentDoor';
import { InspectorDoor } from './inspector/InspectorDoor';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { SkipLink } from './layout/SkipLink';
import { useHead } from './layout/useHead';
import { useScroll } from './layout/useScroll';
import { askedPage, lazyPart } from './lazyPart';
import { loadHome, sleepingHome } from './loadHome';
import { LeadForms } from './modals/LeadForms';
import { openLead } from './modals/leadDoor';
import { ServiceDoor } from './modals/ServiceDoor';
import { useMail } from './useMail';
import { Waiting } from './Waiting';

// The banner moves what is beneath it: it comes after the page answers, not in the midst of a press.
const Consent = lazyPart(async () => (await import('./consent/Consent')).Consent);
const CookieButton = lazyPart(async () => (await import('./consent/CookieButton')).CookieButton);
const Home = lazyPart(loadHome);
const NotFound = askedPage(async () => (await import('./routes/NotFound')).NotFound);
const LegalPage = askedPage(async () => (await import('./routes/LegalPage')).LegalPage);

/** Everything behind the gate: the frame that every page shares, the routes, the chat and the modals. */
export function Site() {
  const { pathname } = useLocation();
  useScroll();
  useHead();
  useMail();
  useTabSession();
  useOldRecords();
  const page = pageAt(pathname);
  useEffect(() => {
    // Not within the effect: a part that has yet to wake up does so at a press, but never inside React's own work.
    const woken = setTimeout(() => replayEarly(page.id === 'home' ? sleepingHome : undefined));
    return () => clearTimeout(woken);
  }, [page.id]);

  return (
    <>
      <SkipLink />
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
      <Header hasSections={page.id === 'home'} />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageBody id={page.id} />
      </main>
      <Footer onTalkToMaya={openChat} onCookieSettings={openPreferences} />
      <Suspense fallback={null}>
        <CookieButton />
      </Suspense>
      <ChatWidget onHandOver={(form, prefill) => openLead({ form, prefill })} />
      <InspectorDoor />
      <LeadForms />
      <ServiceDoor />
    </>
  );
}

/**
 * What stands between header and footer. It stays as it is while the frame around it changes: React may throw away
 * what the file holds of a part that changes before its code has come.
 */
const PageBody = memo(function PageBody({ id }: { id: Page['id'] }) {
  return (
    <Suspense
      fallback={
        <div className="min-h-svh">
          <Waiting />
        </div>
      }
    >
      <Body id={id} />
    </Suspense>
  );
});

/** Whatever has no page is not found. */
function Body({ id }: { id: Page['id'] }) {
  if (id === 'home') return <Home onMeeting={openMeeting} />;
  return id === 'notFound' ? <NotFound /> : <LegalPage key={id} id={id} />;
}

const openMeeting = async () => openLead({ form: 'meeting', prefill: await toldInChat() });
