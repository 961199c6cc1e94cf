import home from '../../messages/CN/home.json';
import pages from '../../messages/CN/pages.json';
import shell from '../../messages/CN/shell.json';

export default { ...home, ...pages, ...shell };
