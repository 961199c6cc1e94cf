// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/EN/agents.json';
import games from '../../../messages/EN/games.json';
import home from '../../../messages/EN/home.json';
import identity from '../../../messages/EN/identity.json';
import lottery from '../../../messages/EN/lottery.json';
import member from '../../../messages/EN/member.json';
import messages from '../../../messages/EN/messages.json';
import promotions from '../../../messages/EN/promotions.json';
import registration from '../../../messages/EN/registration.json';
import shell from '../../../messages/EN/shell.json';
import system from '../../../messages/EN/system.json';
import wallet from '../../../messages/EN/wallet.json';

export default {
  ...agents,
  ...games,
  ...home,
  ...identity,
  ...lottery,
  ...member,
  ...messages,
  ...promotions,
  ...registration,
  ...shell,
  ...system,
  ...wallet,
};
