/** Words that passwords begin with in languages which the dictionary of zxcvbn lacks, and of a learning hub. */
export const passwordWords =
  `adgangskode administrador administrator bem-vindo bentornato benvenuto bienvenida bienvenido bienvenue contraseña
  contrasena dobrodošli frühling geheimnis haslo hasło herbst heslo hoşgeldiniz ichliebedich jelszo kennwort learning learninghub lösenord
  lozenord motdepasse newpassword parola passwort prinzessin salasana senha sifre superuser sysadmin szkolenie tervetuloa training välkommen
  velkommen wachtwoord welcomeback welkom willkommen witaj`.split(/\s+/)
