/**
 * A brand's switches: the readable name used in code, and the code of the specification (sections 6 and 7)
 * used on the wire. Module ids are switches too: a call that names a module is refused while it is off.
 * `chatRoom`, `finalLinks`, `firebasePhone`, `liveModels`, `mobileCodeLogin`, `push`, `rememberPassword` and
 * `securityQuestion` have no code in the specification; ours follow their neighbours.
 */
export const SWITCH_CODE = {
  affiliates: 'AFFMAN3',
  agentAnnouncements: 'AGEANNOUNCE3',
  agentInfo: 'AGEINFO3',
  betRecord: 'TRANSBETREPMEM3',
  captcha: 'CAPTCHA3',
  captchaCheck: 'VALID_CAPTCHA3',
  chatRoom: 'CBSROOM3',
  common: 'COMM3',
  downlineManagement: 'AGEDOWNMAN3',
  facebookLogin: 'FACEBOOKLOGIN3',
  finalLinks: 'FINALLINK3',
  firebasePhone: 'FIREBASEPHONE3',
  freePlay: 'FREEPLAY3',
  fundTransfer: 'FUNDTRANS3',
  googleLogin: 'GOOGLELOGIN3',
  inbox: 'INBOX3',
  liveChat: 'CBS3',
  liveModels: 'CBSMODEL3',
  memberTransactions: 'MEMTRANS3',
  mobileCodeLogin: 'MOBILECODELOGIN3',
  mobilePassword: 'MOBILENUMPASSREG3',
  mobileRegistration: 'MOBILENUMREG3',
  personalProfitLoss: 'PERSPNL3',
  pointsMall: 'PTSYS3',
  profilePicture: 'PROFPIC3',
  profitAndLoss: 'PERSREP',
  push: 'PUSH3',
  registration: 'REG3',
  registrationForm: 'REGISTER_REE3',
  rememberPassword: 'REMEMBERPASS3',
  rewardCentre: 'REWCEN3',
  securityCentre: 'SECPRIV',
  securityQuestion: 'SECQUES3',
  smsVerification: 'REGMOBVERF3',
  transactionRecord: 'TRANSREC3',
  usernameRegistration: 'USERNAMEREG3',
} as const;

export type SwitchName = keyof typeof SWITCH_CODE;
export type SwitchCode = (typeof SWITCH_CODE)[SwitchName];

export const SWITCH_NAMES = Object.keys(SWITCH_CODE) as SwitchName[];
