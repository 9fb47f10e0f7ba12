import './styles/all';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app';
import { boot } from '#app/boot';

boot();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
