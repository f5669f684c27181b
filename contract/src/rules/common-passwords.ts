/**
 * Words that the most guessed passwords are made of, in lower case. Digits and signs at both ends of a
 * password are removed before the comparison, so `Dragon99!` matches `dragon`; key sequences and repeats are
 * found by rule and not listed.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word pass passpass mypassword newpassword letmein letmeinnow welcome welcomeback
  admin administrator login logon root guest master user username default changeme change secret topsecret access test testing tester
  demo demouser example sample temp temppass temporary hello hellohello helloworld iloveyou iloveu loveyou loveme lovelove lover love
  princess prince queen king dragon monkey sunshine shadow football baseball basketball soccer hockey superman batman spiderman
  pokemon starwars trustno trustme trust whatever freedom flower flowers summer winter autumn spring monday friday sunday january
  march april august september october november december michael jennifer jessica ashley daniel charlie thomas jordan george andrew
  joshua matthew robert hunter buster soccer harley ranger tigger killer ginger pepper cookie cheese banana orange chocolate butterfly
  purple silver golden diamond diamonds crystal computer internet google facebook youtube instagram tiktok samsung iphone apple
  microsoft windows linux android qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd
  qweasdzxc zaqwsx abc abcabc abcdef aaa matrix phoenix eagle eagles tigers lakers yankees chelsea arsenal liverpool everton rangers
  celtic manchester london england ferrari porsche mercedes mustang corvette yamaha honda suzuki jesus christ jesuschrist blessed
  heaven angel angels babygirl babyboy sweetheart sweety honey darling beautiful gorgeous handsome nothing something everything
  anything forever together family friends friend happy happyday birthday naruto minecraft fortnite nirvana metallica slipknot blink
  money dollar business company office manager marketing influencer creator brand talent talentagent campaign`.split(
    /\s+/,
  ),
)
