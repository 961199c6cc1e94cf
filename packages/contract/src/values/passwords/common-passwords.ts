/**
 * The most common passwords from published leaks: words and whole passwords, in lower case. Trailing digits and signs,
 * and letters written as digits, are normalised first (passwords.rules.ts), so `Dragon#88` and `p4ssw0rd1` need no
 * entry.
 */
const KEYBOARD = `
123456 1234567 12345678 123456789 1234567890 12345679 123456780 0123456789 1234512345 123123123 12341234 11223344
1122334455 112233445566 123321123 12344321 1234554321 123454321 123456654321 147258369 147852369 741852963 789456123
159753456 159357456 963852741 987654321 9876543210 87654321 0987654321 098765432 13579 1357924680 2468013579 24681012
135792468 246813579 102030405060 10203040 100200300 101010101 111222333 111222333444 123654789 321654987 456789123
789789789 456456456 123456123456 147147147 159159159 258258258 369369369 520520520 5201314 1314520 13145200 52013140
5201314520 88888888 66666666 99999999 00000000 11111111 22222222 33333333 44444444 55555555 77777777 168168168 888666
88886666 66668888 20202020 12121212 21212121 31415926 314159265 19871987 19881988 19891989 19901990 19911991 19921992
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 2wsx3edc
zaq12wsx zaq1xsw2 zaq1zaq1 zxcvbn zxcvbnm zxcvbnm123 zxcvasdf zxc123 asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
asdfjkl asdfasdf asdasd asdasdasd asdqwe asdzxc asd123 qwe qweqwe qweqweqwe qweasd qweasdzxc qweasdzxc123 qwe123 qwe123qwe
qwer qwer1234 qwerqwer qwert qwert12345 qwerty qwertyu qwertyui qwertyuio qwertyuiop qwerty123 qwerty123456 qwertyqwerty
qwaszx qazwsx qazwsxedc qazwsx123 qazxsw qaz123 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q12345 q123456 q123456789
a1b2c3 a1b2c3d4 a1b2c3d4e5 a12345 a123456 a1234567 a12345678 a123456789 a1s2d3f4 aa123456 aa12345678 aaa111 aaa123
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc abcabcabc abc123 abc123abc abc123456 abc12345 abcd1234 abcd123
abcd12345 abcde12345 abc1234567 abcdef123456 aabbcc aabbccdd 123abc 123abcd 1234abcd 12345abc 123456abc 123qwe 123qweasd
123qweasdzxc 123qwe123 1234qwer 12345qwert 123456qwerty 123asd 123123qwe 123zxc 1a2b3c 1a2b3c4d 1a2s3d4f 123456a 123456aa
1234567a 12345678a 123456789a 123456q 123456qq 123456w 123456z 1234560 a1a1a1 a1a2a3a4 z123456 x123456 w123456 s123456
wq123456 qq123456 qq123456789 zz123456 zx123456 as123456 ab123456 ab12345678 asd123456 qwe123456 zxc123456 aaa123456
woaini woaini123 woaini520 woaini1314 woaini5201314 iloveyou1314 wo5201314 aini1314 caonima caonima123 nihao nihao123
`;
const WORDS = `
password passwort passwords passw passwd passpass pass pass1234 pass123word passcode p@ssw0rd motdepasse contrasena senha
mypassword newpassword thepassword changeme changeit letmein letmeinnow openup opensesame access accessme trustno
trustno1 secret secrets topsecret mysecret default guest guestguest login loginlogin logon signin user username testing
test testtest tester test1234 temp temporary temppass opening welcome1 welcomeback hello hellohello helloworld hithere
goodbye admin adminadmin administrator root rootroot toor master mastermaster system server computer internet network
windows microsoft google googlegoogle facebook instagram twitter youtube samsung samsung1 iphone android nokia nintendo
playstation xbox pokemon pikachu minecraft fortnite roblox warcraft starcraft counterstrike diablo zelda naruto sasuke
onepiece dragonball goku doraemon hellokitty slipknot metallica nirvana blink eminem rihanna beyonce justinbieber
onedirection jonasbrothers backstreet linkinpark greenday ironmaiden blackpink bangtan
love lovelove iloveyou iloveu ilovegod ilovemom ilovejesus iloveme iloveyouso imissyou loveme loveyou lovely lover lovers
loveforever mylove truelove sweetlove babylove babygirl babyboy babyface babe baby sweety sweetie sweetheart sweet sugar
honey honeybee darling princess prince queen king kingking kingdom angel angels angela angelica cutie cuteness beautiful
gorgeous pretty sexy sexygirl sexything hottie hotstuff playboy playgirl player lucky luckyme lucky7 luckyone goodluck
goodgirl happy happyday happiness smile smiley forever forever1 friend friends bestfriend bestfriends family familia
mother father mommy daddy mamapapa mama papa sister brother myself mybaby mylife myspace jesus jesuschrist jesus1 christ
godisgood godislove blessed blessing faith heaven heavenly church mohammed muhammad allah bismillah buddha krishna ganesh
monkey monkeys dragon dragons tiger tigers lion lions bear bears panda pandas rabbit bunny kitty kitten kittycat cat cats
dog dogs doggy doggie puppy puppies horse horses pony dolphin dolphins shark sharks eagle eagles hawk falcon falcons
phoenix wolf wolves wolfpack fox foxes butterfly spider spiderman snake cobra viper python panther jaguar leopard cheetah
elephant turtle penguin chicken duck ducks ducky donkey cowboy cowboys indian indians pirate pirates ninja ninjas samurai
warrior warriors knight knights soldier hunter hunter2 ranger rangers killer killers assassin monster monsters zombie
vampire ghost demon devil lucifer satan hellboy batman superman ironman captain america spartan spartans gladiator
football soccer baseball basketball basket tennis hockey golf golfer rugby cricket volleyball softball swimming running
liverpool liverpoolfc arsenal chelsea chelseafc manchester manutd manunited barcelona realmadrid juventus bayern milan
acmilan intermilan everton tottenham celtic newcastle ronaldo cristiano messi neymar beckham zidane jordan jordan23 michaeljordan
kobe kobebryant lebron lakers bulls celtics warriors yankees redsox dodgers giants steelers packers raiders broncos
patriots cowgirl cowgirls ferrari porsche mercedes mustang corvette camaro lamborghini bugatti toyota honda yamaha suzuki
kawasaki harley bmw audi nissan mazda subaru hyundai chevy chevrolet ford truck racing racer speed turbo nascar formula
sunshine sunny sunflower summer summertime winter spring autumn october november december january february march april
may june july august september monday tuesday wednesday thursday friday saturday sunday morning midnight moonlight moon
star stars starlight starwars startrek sunset rainbow rain storm thunder lightning fire fireball water ocean river island
beach flower flowers rose roses lily daisy lotus jasmine orchid cherry cherryblossom apple apples banana orange lemon
strawberry mango peach peaches coconut chocolate cookie cookies candy cupcake muffin pancake cheese cheesecake butter
butterball pepper ginger cinnamon vanilla coffee tequila whiskey vodka beer pizza burger noodle noodles
red blue green yellow purple pink black white silver gold golden diamond diamonds crystal pearl ruby emerald sapphire
music guitar guitarman piano drummer dancer dancing singer rock rocknroll rockstar hiphop metal jazz heavymetal
money moneymoney cash rich richman million millionaire billionaire casino poker jackpot gambling lottery winner winners
bigwin vegas lasvegas lucky777 lucky888 slots baccarat fortune fortuna millions goldenboy bonus
freedom liberty peace peaceful america american usa england london paris france germany berlin italia italy spain espana
brasil brazil mexico argentina colombia canada australia china chinese beijing shanghai hongkong taiwan japan tokyo osaka
korea seoul thailand bangkok vietnam hanoi saigon philippines pilipinas manila pinoy pinay indonesia jakarta malaysia
singapore india mumbai pakistan russia moscow moskva turkey istanbul africa nigeria
michael michelle jennifer jessica jessica1 ashley amanda samantha elizabeth nicole stephanie danielle christina melissa
rebecca vanessa veronica victoria patricia barbara margaret caroline charlotte katherine alexandra alexander alexandre
christopher christian anthony nicholas benjamin jonathan matthew andrew daniel joshua jeremy robert roberto richard
william charles thomas george gabriel samuel joseph joshua1 justin brandon austin jordan1 tyler kevin brian steven stephen
patrick phillip vincent victor martin marina maria mariah mariana carlos fernando francisco alejandro alejandra antonio
eduardo ricardo sebastian santiago valentina daniela gabriela isabella sophia olivia emily hannah madison chelsea1 taylor
charlie harley1 buster bailey maggie molly lucky1 shadow shadow1 max rocky rocky1 tigger snoopy scooby garfield mickey
mickeymouse minnie donald donaldduck winnie bambi nemo simba pokemon1 barbie cinderella tinkerbell peterpan
whatever whatever1 nothing something anything everything blahblah nevermind whoknows idontknow dontknow noidea fuckyou
fuckoff fuckme fucker motherfucker asshole bitch bastard shithead bullshit cocksucker pussy dickhead suckit biteme
badboy badgirl bigboy biggirl bigdaddy bigdog gangster gangsta thuglife maverick hotdog cooldude coolguy coolcat cool
awesome amazing perfect excellent fantastic wonderful magic magical mystery legend legends legendary champion champions
destiny infinity eternity universe galaxy matrix neo trinity morpheus gandalf merlin wizard hogwarts harrypotter potter
frodo legolas gollum terminator rambo rocket apollo zeus hercules athena poseidon odin thor loki titanic avatar joker
blackjack blackcat blackbird bluebird bluesky redhead redrose greenday1 whitehouse snowman snowball snowflake icecream
student school college university teacher doctor nurse police lawyer engineer manager business office company work
mahalko mahalkita mahal mahalkoto iloveyouko anakko kulitako pogiako ganda gandako maganda tanga gwapo gwapoako
matkhau matkhau123 anhyeuem emyeuanh yeuem yeuanh tinhyeu khongbiet motconvit congchua hoangtu vodich
sayang sayangku cintaku rahasia bismillah1 sakura aishiteru arigato konnichiwa watashi tokyo1 hikari
rakkhun sawasdee sawatdee krungthep somchai
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`${KEYBOARD} ${WORDS}`.trim().split(/\s+/));
