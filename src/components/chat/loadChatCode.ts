import i18next from 'i18next';
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

/** The panel, the assistant and the panel's words, asked for together. */
export const loadChatCode: LoadChat = async () => {
  const [{ ChatPanel }, { siteAssistant }] = await Promise.all([
    import('./ChatPanel'),
    import('./siteAssistant'),
    i18next.loadNamespaces('chat'),
  ]);
  loaded = { Panel: ChatPanel, assistant: siteAssistant() };
  return loaded;
};

/** What a form need not ask again, wherever it is opened from. Nothing is loaded to find out. */
export const toldInChat = async (): Promise<Prefill | undefined> => loaded?.assistant.conversation.prefill();
