export { contrast } from '../contrast';
export type { Brand } from './Brand';
export { type ContrastLine, reportContrast } from './reportContrast';
export { toBrandStylesheet } from './toBrandStylesheet';
