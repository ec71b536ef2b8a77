import { type RefObject, useEffect } from 'react';

/**
 * On a phone the keyboard covers the foot of the page without changing its height. How much it covers is
 * written to `--chat-keyboard` on the panel, which then stands above it.
 */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!visible) return;
    const follow = () => {
      // A page zoomed by pinching has a smaller visible part too, and no keyboard.
      const covered = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
      panel.current?.style.setProperty('--chat-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
    };
  }, [panel]);
}
