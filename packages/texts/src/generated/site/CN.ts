// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/CN/agents.json';
import games from '../../../messages/CN/games.json';
import home from '../../../messages/CN/home.json';
import identity from '../../../messages/CN/identity.json';
import lottery from '../../../messages/CN/lottery.json';
import member from '../../../messages/CN/member.json';
import messages from '../../../messages/CN/messages.json';
import promotions from '../../../messages/CN/promotions.json';
import registration from '../../../messages/CN/registration.json';
import shell from '../../../messages/CN/shell.json';
import system from '../../../messages/CN/system.json';
import wallet from '../../../messages/CN/wallet.json';

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
