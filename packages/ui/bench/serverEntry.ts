import { renderToString } from 'react-dom/server';
import { type Maker, rowOf } from './pages';

/** A thousand cards as HTML. */
export function renderCards(maker: Maker): string {
  return renderToString(rowOf[maker]());
}
