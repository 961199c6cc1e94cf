// Made from the files of messages by `npm run generate`.
import announcements from '../../../console/EN/announcements.json';
import boards from '../../../console/EN/boards.json';
import brands from '../../../console/EN/brands.json';
import cashier from '../../../console/EN/cashier.json';
import chance from '../../../console/EN/chance.json';
import chat from '../../../console/EN/chat.json';
import desk from '../../../console/EN/desk.json';
import feedback from '../../../console/EN/feedback.json';
import forecast from '../../../console/EN/forecast.json';
import frame from '../../../console/EN/frame.json';
import games from '../../../console/EN/games.json';
import invite from '../../../console/EN/invite.json';
import jackpot from '../../../console/EN/jackpot.json';
import ledger from '../../../console/EN/ledger.json';
import library from '../../../console/EN/library.json';
import lottery from '../../../console/EN/lottery.json';
import mall from '../../../console/EN/mall.json';
import matches from '../../../console/EN/matches.json';
import members from '../../../console/EN/members.json';
import operations from '../../../console/EN/operations.json';
import operators from '../../../console/EN/operators.json';
import pages from '../../../console/EN/pages.json';
import presenters from '../../../console/EN/presenters.json';
import promotionCosts from '../../../console/EN/promotion-costs.json';
import promotions from '../../../console/EN/promotions.json';
import protection from '../../../console/EN/protection.json';
import reports from '../../../console/EN/reports.json';
import room from '../../../console/EN/room.json';
import sendings from '../../../console/EN/sendings.json';
import session from '../../../console/EN/session.json';
import vendorBooks from '../../../console/EN/vendor-books.json';
import vip from '../../../console/EN/vip.json';

export default {
  ...announcements,
  ...boards,
  ...brands,
  ...cashier,
  ...chance,
  ...chat,
  ...desk,
  ...feedback,
  ...forecast,
  ...frame,
  ...games,
  ...invite,
  ...jackpot,
  ...ledger,
  ...library,
  ...lottery,
  ...mall,
  ...matches,
  ...members,
  ...operations,
  ...operators,
  ...pages,
  ...presenters,
  ...promotionCosts,
  ...promotions,
  ...protection,
  ...reports,
  ...room,
  ...sendings,
  ...session,
  ...vendorBooks,
  ...vip,
};
