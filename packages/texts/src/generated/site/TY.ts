// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/TY/agents.json';
import games from '../../../messages/TY/games.json';
import home from '../../../messages/TY/home.json';
import identity from '../../../messages/TY/identity.json';
import lottery from '../../../messages/TY/lottery.json';
import member from '../../../messages/TY/member.json';
import messages from '../../../messages/TY/messages.json';
import promotions from '../../../messages/TY/promotions.json';
import registration from '../../../messages/TY/registration.json';
import shell from '../../../messages/TY/shell.json';
import system from '../../../messages/TY/system.json';
import wallet from '../../../messages/TY/wallet.json';

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
