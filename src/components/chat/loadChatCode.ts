import type { ComponentType } from 'react';
import type { Prefill } from '../../assistant';
import type { ChatPanelProps } from './ChatPanel';
import type { SiteAssistant } from './siteAssistant';

export interface ChatCode {
  Panel: ComponentType<ChatPanelProps>;
  assistant: SiteAssistant;
}

export type LoadChat = () => Promise<ChatCode>;

let loaded: ChatCode | undefined;

/** The panel and the assistant: two chunks, asked for together. */
export const loadChatCode: LoadChat = async () => {
  const [{ ChatPanel }, { siteAssistant }] = await Promise.all([
    import('./ChatPanel'),
    import('./siteAssistant'),
  ]);
  loaded = { Panel: ChatPanel, assistant: siteAssistant() };
  return loaded;
};

/** What a form need not ask again, wherever it is opened from. Nothing is loaded to find out. */
export const toldInChat = (): Prefill | undefined => loaded?.assistant.conversation.prefill();
