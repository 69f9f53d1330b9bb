import { act, cloneElement, createRef, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../css/reset.css';
import '../styles';
import '../theme/variants.css';
import '../css/base.css';
import { listOwnLooks } from './listOwnLooks';
import type { Sample } from './samples';

/** Tests what every component guarantees to the pages of others: its root takes the attributes of any element. */
export function describeConformance({ name, element, options }: Sample): void {
  describe(name, () => {
    it('adds a className to its own classes, and accepts a style', () => {
      show(element, { 'data-conformance': '' });
      const before = options.control ? find(':scope > *') : find('[data-conformance]');
      const ownClasses = [...before.classList];

      show(element, { className: 'given', style: { scrollMarginTop: '7px' } });
      const root = find('.given');
      expect([...root.classList]).toEqual([...ownClasses, 'given']);
      expect(getComputedStyle(root).scrollMarginTop).toBe('7px');
    });

    it('accepts an id, data and aria attributes, and a ref', () => {
      const ref = createRef<Element>();
      show(element, { className: 'given', id: 'given-id', 'data-x': '1', 'aria-details': 'other', ref });
      const root = find('.given');
      const target = options.control ? find(options.control, root) : root;
      expect(target).toHaveAttribute('data-x', '1');
      expect(target).toHaveAttribute('aria-details', 'other');
      expect(options.idOn ? find(options.idOn, root) : target).toHaveAttribute('id', 'given-id');
      expect(ref.current).toBe(target);
    });

    it('calls an event handler', () => {
      const onKeyUp = vi.fn();
      show(element, { className: 'given', onKeyUp });
      const root = find('.given');
      const target = options.control ? find(options.control, root) : root;
      act(() => void target.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true })));
      expect(onKeyUp).toHaveBeenCalledOnce();
    });

    it('looks the same on a page without a reset', () => {
      show(element);
      const looks = listOwnLooks();
      expect(withoutReset(listOwnLooks).filter((look, index) => look !== looks[index])).toEqual([]);
    });
  });
}

let mounted: { root: Root; container: HTMLElement } | undefined;

/** Renders the element again with these attributes. */
export function show(element: ReactElement<object>, attributes: object = {}): HTMLElement {
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted = { root, container };
  act(() => root.render(cloneElement(element, attributes)));
  return container;
}

function unmount() {
  if (!mounted) return;
  const { root, container } = mounted;
  act(() => root.unmount());
  container.remove();
  mounted = undefined;
}

afterEach(unmount);

/** Calls a function on the same page without `reset.css`, as if only `styles.css` were loaded. */
function withoutReset<Result>(run: () => Result): Result {
  const reset = [...document.styleSheets].find(({ ownerNode }) => /reset\.css/.test(idOf(ownerNode)));
  if (!reset) throw new Error('The page has no stylesheet of reset.css: is it still named so?');
  reset.disabled = true;
  try {
    return run();
  } finally {
    reset.disabled = false;
  }
}

function idOf(node: Element | ProcessingInstruction | null): string {
  return node instanceof HTMLElement ? (node.dataset.viteDevId ?? '') : '';
}

/** Finds an element in the rendered element, or in the portals beside it. */
function find(selector: string, within?: Element): Element {
  const found = within
    ? within.querySelector(selector)
    : (mounted?.container.querySelector(selector) ?? document.body.querySelector(selector));
  if (!found) throw new Error(`Nothing matches ${selector}: the attribute it names got lost on the way to the page.`);
  return found;
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
