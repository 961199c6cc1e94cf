import home from '../../messages/TY/home.json';
import pages from '../../messages/TY/pages.json';
import shell from '../../messages/TY/shell.json';

export default { ...home, ...pages, ...shell };
