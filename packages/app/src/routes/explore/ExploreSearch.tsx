import { withDeadline } from '@lively/machines';
import { SearchBox } from '@lively/ui';
import {
  type ComponentType,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSearchText } from '../../navigation/useSearchText';
import type { SuggestingSearchProps } from './SuggestingSearch';

/** The text of the search field, for the page around it. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

interface ExploreSearchProps extends Omit<SuggestingSearchProps, 'search' | 'ref' | 'wasPressed'> {
  search: Omit<SuggestingSearchProps['search'], 'value' | 'onChange'>;
  /** The text of the URL. */
  typed: string;
  /** Searches a typed text, once the typing pauses. */
  onType: (text: string) => void;
  ref: Ref<SearchText>;
}

/**
 * The search of the page. Its text is state of its own: a letter draws the field, and the page follows the URL.
 *
 * Suggestions load with its first focus, or with the first sentence, whose words they mark. They replace the plain field while the
 * user types there. If they fail to load, the plain field stays.
 */
export function ExploreSearch({ search, typed, onType, ref, ...props }: ExploreSearchProps) {
  const [text, setText] = useSearchText(typed, onType);
  useImperativeHandle(ref, () => ({ text, setText }), [text, setText]);
  const box = { ...search, value: text, onChange: setText };
  const hasMarks = props.markedLine !== '';
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<Focus>(null);
  const now = useRef({ isAsked: false, isPressed: false, isComposing: false });
  const [Suggesting, setSuggesting] = useState<ComponentType<SuggestingSearchProps>>();

  useLayoutEffect(() => {
    if (Suggesting) restoreFocus(form.current, focus.current);
  }, [Suggesting]);

  // On a page from the server, the field may be focused before the app starts.
  const suggestIfNeeded = useEffectEvent((hasMarks: boolean) => {
    if (hasMarks || readFocus(form.current)) suggest();
  });
  useEffect(() => suggestIfNeeded(hasMarks), [hasMarks]);

  if (Suggesting) return <Suggesting {...props} search={box} ref={form} wasPressed={now.current.isPressed} />;
  return (
    <SearchBox
      {...box}
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
      const { default: Component } = await withDeadline(() => import('./SuggestingSearch'));
      // Replacing the field would lose a word that an input method is composing.
      if (now.current.isComposing) {
        await new Promise((resolve) => form.current?.addEventListener('compositionend', resolve, { once: true }));
      }
      focus.current = readFocus(form.current);
      // At once: a key between the two would move the caret that is restored.
      flushSync(() => setSuggesting(() => Component));
    } catch {
      // The next focus retries.
      now.current.isAsked = false;
    }
  }
}

/** The focused part of the form: its field, with the selection, or its button. Null for any other. */
type Focus = [start: number, end: number] | 'button' | null;

function readFocus(form: HTMLFormElement | null): Focus {
  const { activeElement } = document;
  if (!form || !activeElement || !form.contains(activeElement)) return null;
  if (!(activeElement instanceof HTMLInputElement)) return 'button';
  const { selectionStart, selectionEnd, value } = activeElement;
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function restoreFocus(form: HTMLFormElement | null, focus: Focus): void {
  if (!form || !focus) return;
  const field = form.querySelector<HTMLInputElement>('input[type=search]');
  const focused = focus === 'button' ? form.querySelector<HTMLElement>('[type=submit]') : field;
  focused?.focus({ preventScroll: true });
  if (focus !== 'button') field?.setSelectionRange(...focus);
}
