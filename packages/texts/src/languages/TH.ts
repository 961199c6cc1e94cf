import home from '../../messages/TH/home.json';
import pages from '../../messages/TH/pages.json';
import shell from '../../messages/TH/shell.json';

export default { ...home, ...pages, ...shell };
