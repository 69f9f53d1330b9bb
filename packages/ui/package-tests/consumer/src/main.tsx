import '@lively/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Tonight } from './Tonight.js';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Tonight />);
