import { useEffect, useEffectEvent, useState } from 'react';
import type { Conversation, HandOverForm, Prefill } from '../../assistant';
import type { PageLanguage } from '../../languages';

/** Maya hands the visitor over to a form; whoever put the widget on the page opens it. */
export type HandOver = (form: HandOverForm, prefill: Prefill) => void;

/** The panel has been laid out and painted, also on a slow phone. */
const prepareAfterMs = 600;

/** Long enough for screen readers to have passed over what was put back. */
const quietMs = 1000;

/**
 * The conversation for as long as the panel stands: opened with a greeting, closed with the panel. While earlier
 * messages are put back, `isQuiet` keeps them from being read out.
 */
export function useOpenConversation(
  conversation: Conversation,
  language: PageLanguage,
  onHandOver: HandOver,
) {
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => {
    conversation.open();
    return () => conversation.close();
  }, [conversation]);

  // Whoever opens the chat is about to write: what a turn needs is got ready once the panel stands, and not with
  // the first key, which has the screen to itself.
  useEffect(() => {
    const timer = window.setTimeout(() => conversation.prepare(language), prepareAfterMs);
    return () => window.clearTimeout(timer);
  }, [conversation, language]);

  useEffect(() => {
    if (!isQuiet) return;
    const timer = window.setTimeout(() => setIsQuiet(false), quietMs);
    return () => window.clearTimeout(timer);
  }, [isQuiet]);

  const handOver = async (form: HandOverForm, isOver = () => false) => {
    const prefill = await conversation.prefill();
    if (!isOver()) onHandOver(form, prefill);
  };
  const handOverWhenAsked = useEffectEvent(handOver);
  useEffect(() => {
    let isOver = false;
    const stop = conversation.onHandOver((form) => handOverWhenAsked(form, () => isOver));
    return () => {
      isOver = true;
      stop();
    };
  }, [conversation]);

  const continuePrevious = () => {
    setIsQuiet(true);
    conversation.continuePrevious();
    // What was said then may be asked for by a form before anything new is written.
    conversation.prepare();
  };
  return { isQuiet, continuePrevious, handOver };
}
