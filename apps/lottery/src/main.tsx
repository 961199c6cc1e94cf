import '@parlour/ui/base.css';
import './app/page.css';
import { openPage } from './app/open-page.ts';

// A small file on purpose: it asks for texts, terms and the issue on sale while the page itself is still loading.
const [{ drawPage }, opened] = await Promise.all([import('./app/draw-page.tsx'), openPage()]);
drawPage(opened);
