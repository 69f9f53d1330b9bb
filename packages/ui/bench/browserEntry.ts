import '../src/css/reset.css';
import '../src/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { gridOf, type Maker } from './pages';

declare global {
  var mountCards: (maker: Maker) => { milliseconds: number; cards: number };
}

/** Mounts a thousand cards and waits for their layout. */
globalThis.mountCards = (maker) => {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const page = gridOf[maker]();
  const start = performance.now();
  flushSync(() => root.render(page));
  place.getBoundingClientRect();
  const milliseconds = performance.now() - start;
  return { milliseconds, cards: place.querySelectorAll('article').length };
};
