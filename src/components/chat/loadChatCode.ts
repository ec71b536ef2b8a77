import type { ComponentType } from 'react';
import type { ChatPanelProps } from './ChatPanel';
import type { SiteAssistant } from './siteAssistant';

export interface ChatCode {
  Panel: ComponentType<ChatPanelProps>;
  assistant: SiteAssistant;
}

export type LoadChat = () => Promise<ChatCode>;

/** The panel and the assistant: two chunks, asked for together. */
export const loadChatCode: LoadChat = async () => {
  const [{ ChatPanel }, { siteAssistant }] = await Promise.all([
    import('./ChatPanel'),
    import('./siteAssistant'),
  ]);
  return { Panel: ChatPanel, assistant: siteAssistant() };
};
