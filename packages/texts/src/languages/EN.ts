import home from '../../messages/EN/home.json';
import pages from '../../messages/EN/pages.json';
import shell from '../../messages/EN/shell.json';

export default { ...home, ...pages, ...shell };
