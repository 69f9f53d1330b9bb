import { SearchBox } from '@lively/ui';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { importAgain } from '../../data/importAgain';
import { withDeadline } from '../../data/withDeadline';
import type { SuggestingSearchProps } from './SuggestingSearch';

/**
 * The search of the page. What suggests comes with its first focus, and takes the place of the plain box under whoever types
 * there; where it does not come, the box stays what it is.
 */
export function ExploreSearch(props: Omit<SuggestingSearchProps, 'ref' | 'wasPressed'>) {
  const form = useRef<HTMLFormElement>(null);
  const caret = useRef<[start: number, end: number]>(null);
  const now = useRef({ isAsked: false, isPressed: false, isComposing: false });
  const [Suggesting, setSuggesting] = useState<ComponentType<SuggestingSearchProps>>();

  useLayoutEffect(() => {
    const input = form.current?.querySelector('input');
    if (!Suggesting || !input || !caret.current) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(...caret.current);
  }, [Suggesting]);

  // On a page that the server rendered, the field may be focused before the app is there.
  const suggestIfFocused = useEffectEvent(() => {
    if (readCaret(form.current)) suggest();
  });
  useEffect(() => suggestIfFocused(), []);

  if (Suggesting) return <Suggesting {...props} ref={form} wasPressed={now.current.isPressed} />;
  return (
    <SearchBox
      {...props.search}
      ref={form}
      onPointerDown={() => {
        now.current.isPressed = true;
      }}
      onCompositionStart={() => {
        now.current.isComposing = true;
      }}
      onCompositionEnd={() => {
        now.current.isComposing = false;
      }}
      onFocus={suggest}
    />
  );

  async function suggest() {
    if (now.current.isAsked) return;
    now.current.isAsked = true;
    try {
      const { default: Component } = await withDeadline(() => importAgain(() => import('./SuggestingSearch')));
      // A word that an input method is composing would be lost with its field.
      if (now.current.isComposing) {
        await new Promise((resolve) => form.current?.addEventListener('compositionend', resolve, { once: true }));
      }
      caret.current = readCaret(form.current);
      setSuggesting(() => Component);
    } catch {
      // Asked again with the next focus.
      now.current.isAsked = false;
    }
  }
}

/** The selection in the field of a form, null where the field is not focused. */
function readCaret(form: HTMLFormElement | null): [start: number, end: number] | null {
  const input = form?.querySelector('input');
  if (!input || input !== document.activeElement) return null;
  return [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
}
