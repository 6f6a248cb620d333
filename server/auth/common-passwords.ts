/** Passwords that lists of leaked ones begin with, and the words that they are made of, in lower case. Digits and signs round a word do not save it. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word passwords mypassword newpassword password password1 passwords1 motdepasse contrasena
  contraseña senha wachtwoord lozenord lösenord salasana haslo parola adgangskode hasło jelszo heslo kennwort geheim secret topsecret
  qwerty qwertz azerty qwertyu qwertyui qwertyuio qwertyuiop qwertzuiop azertyuiop asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm yxcvbnm
  qazwsx qazwsxedc 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qweasd qweasdzxc asdasd asdasdasd
  qweqwe qweqweqwe qwe123qwe 123qweasd 123qwe123 abc123abc abcabcabc a1b2c3d4 a1b2c3d4e5 aa123456 a123456789 asd123456 1234qwer qwer1234 asdf1234
  12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 123123123 12341234 12344321 123454321 11112222 11223344 112233445566
  11111111 00000000 22222222 55555555 66666666 77777777 88888888 99999999 12121212 10101010 13131313 69696969 147258369 159357258 159753456 741852963
  123321123 789456123 456789123 123456123 1234554321 5201314520 31415926 314159265
  admin administrator administrador root superuser sysadmin system default changeme changeit change letmein letmeinnow welcome welcomeback willkommen
  bienvenue bienvenido login logon guest visitor user username test tester testing testtest demo demodemo sample example temp temporary master
  access trustno1 nothing whatever blahblah abcdef abcdefg abcdefgh abcd abcdabcd internet computer windows microsoft google facebook linkedin
  samsung nokia apple iphone android adobe photoshop minecraft pokemon naruto batman superman spiderman starwars matrix hello hellohello hallo bonjour
  iloveyou iloveu loveyou lovelove loveme love lover lovely ichliebedich teamo tequiero jetaime princess prinzessin prinses princesa sunshine shadow
  monkey dragon tigger tiger lion eagle falcon phoenix butterfly flower flowers rainbow unicorn angel angels babygirl babyboy sweetheart honey
  sweety cookie chocolate cheese banana orange cherry summer winter spring autumn sommer herbst frühling january february march april august september
  october november december monday tuesday wednesday thursday friday saturday sunday football fussball fußball baseball basketball soccer hockey
  liverpool arsenal chelsea barcelona juventus realmadrid manchester ronaldo messi jordan michael jennifer jessica ashley daniel andrew joshua
  matthew charlie thomas robert william george nicole michelle amanda samantha elizabeth alexander alexandra maximilian sebastian schatz
  hunter ranger killer soldier pepper ginger buster harley maggie mustang corvette ferrari mercedes porsche yamaha kawasaki
  freedom forever blessed jesus christ godisgood heaven faith family friends mother father daddy mommy liebe london berlin paris newyork
  deutschland england france america austria company business office training learning learninghub hub academy school student teacher
  silver golden diamond crystal purple yellow black white money dollar success power magic mystery wizard gandalf`
    .split(/\s+/)
    .filter(Boolean),
)
